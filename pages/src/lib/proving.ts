// Proofs checked here, in the browser, so that nobody has to take the server's word: RFC 9162, 2.1.3.2, and Ed25519.
import type { Checkpoint, EntryAt, InclusionProof } from './views';

export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16));
const toHex = (bytes: Uint8Array): string => [...bytes].map((one) => one.toString(16).padStart(2, '0')).join('');

async function hashed(...parts: Uint8Array[]): Promise<Uint8Array> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}
const node = (left: Uint8Array, right: Uint8Array): Promise<Uint8Array> => hashed(Uint8Array.of(1), left, right);

/** The hash of an entry, made from its own bytes. */
export const leafOf = async (entry: EntryAt): Promise<string> =>
  toHex(await hashed(Uint8Array.of(0), new TextEncoder().encode(entry.line)));

/** The root that a proof of inclusion leads to from a leaf; null where the proof has the wrong length. */
export async function rootOf(leaf: string, proof: InclusionProof): Promise<string | null> {
  let at = proof.index;
  let last = proof.size - 1;
  let here = fromHex(leaf);
  for (const each of proof.path) {
    if (last === 0) return null;
    if (at % 2 === 1 || at === last) {
      here = await node(fromHex(each), here);
      while (at % 2 === 0 && at !== 0) {
        at = Math.floor(at / 2);
        last = Math.floor(last / 2);
      }
    } else {
      here = await node(here, fromHex(each));
    }
    at = Math.floor(at / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? toHex(here) : null;
}

/** Whether the key that a checkpoint names has signed it; null where this browser cannot say. */
export async function isSigned(made: Checkpoint): Promise<boolean | null> {
  const { at, log, root, size } = made.checkpoint;
  const text = new TextEncoder().encode(JSON.stringify({ at, log, root, size }));
  try {
    const key = await crypto.subtle.importKey('raw', fromHex(made.key) as BufferSource, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, fromHex(made.signature) as BufferSource, text);
  } catch {
    return null;
  }
}
