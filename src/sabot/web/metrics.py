"""Counts for Prometheus. None of them names a person, a table or a card."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The counts of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        for collector in (GCCollector, PlatformCollector, ProcessCollector):
            collector(registry=self._registry)
        self._requests = Counter(
            "sabot_requests",
            "Requests answered.",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "sabot_request_seconds",
            "How long requests took, event streams aside.",
            ("route",),
            buckets=SECONDS,
            registry=self._registry,
        )
        self._streams = Gauge("sabot_streams", "Event streams that are open.", registry=self._registry)
        self._commands = Counter(
            "sabot_commands",
            "Commands to tables, by what came of them.",
            ("command", "outcome"),
            registry=self._registry,
        )

    def request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        self._requests.labels(method, route, str(status)).inc()
        if seconds is not None:
            self._seconds.labels(route).observe(seconds)

    def command(self, command: str, outcome: str) -> None:
        self._commands.labels(command, outcome).inc()

    def text(self, streams: int) -> bytes:
        """As Prometheus reads them."""
        self._streams.set(streams)
        return generate_latest(self._registry)
