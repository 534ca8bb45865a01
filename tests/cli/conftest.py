import pytest

from tests.cli.sabot_command import Sabot


@pytest.fixture
def sabot(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Sabot:
    return Sabot(monkeypatch, capfdbinary)
