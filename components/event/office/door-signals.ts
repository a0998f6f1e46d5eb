/** The result of a scan. `kept` means admitted offline, by the guest list on the device. */
export type OutcomeKind = 'admitted' | 'again' | 'kept' | 'unknown' | 'other_edition'

type Signal = { tones: readonly [hertz: number, milliseconds: number][]; vibration: readonly number[] }

const refusalSignal: Signal = { tones: [[180, 420]], vibration: [400] }

/**
 * The sound and vibration of each result, so that staff notice it without looking; `unknown` and
 * `other_edition` share one signal.
 */
const signals: Readonly<Record<OutcomeKind, Signal>> = {
  admitted: { tones: [[880, 120]], vibration: [60] },
  kept: {
    tones: [
      [660, 90],
      [880, 120],
    ],
    vibration: [60, 60, 60],
  },
  again: {
    tones: [
      [440, 130],
      [440, 130],
    ],
    vibration: [150, 80, 150],
  },
  unknown: refusalSignal,
  other_edition: refusalSignal,
}

let sound: AudioContext | undefined

/** Enables sound. Call it from a press, because browsers let a page play sound only after a press. */
export function enableSound(): void {
  sound ??= 'AudioContext' in window ? new AudioContext() : undefined
  void sound?.resume()
}

export function playSignal(kind: OutcomeKind): void {
  const { tones, vibration } = signals[kind]
  if ('vibrate' in navigator) navigator.vibrate([...vibration])
  if (sound?.state !== 'running') return
  let at = sound.currentTime
  for (const [hertz, milliseconds] of tones) {
    const tone = sound.createOscillator()
    const volume = sound.createGain()
    volume.gain.value = 0.2
    tone.frequency.value = hertz
    tone.connect(volume).connect(sound.destination)
    tone.start(at)
    at += milliseconds / 1_000
    tone.stop(at)
    at += 0.05
  }
}
