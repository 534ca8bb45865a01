// Small sounds made here, not fetched: a card on felt, a chip on a chip. Off until somebody wants them.
import { keep, recall } from './storage';

class Sound {
  on = $state(recall('sound') === 'on');
  #context: AudioContext | null = null;

  turn(on: boolean): void {
    this.on = on;
    keep('sound', on ? 'on' : 'off');
    if (on) this.chip();
  }

  /** A card slides and lands. */
  card(): void {
    this.#noise(0.09, 2_400, 0.18);
  }

  /** A chip meets a chip. */
  chip(): void {
    this.#noise(0.03, 5_200, 0.22);
    setTimeout(() => this.#noise(0.025, 4_400, 0.12), 45);
  }

  #noise(seconds: number, tone: number, loud: number): void {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    const length = Math.ceil(context.sampleRate * seconds);
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const heard = buffer.getChannelData(0);
    for (let at = 0; at < length; at++) heard[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = tone;
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(context.destination);
    source.start();
  }
}

export const sound = new Sound();
