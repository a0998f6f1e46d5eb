/**
 * The progress, speed and remaining time of an upload. Speed and time are null until there is enough data.
 * The time is also null while the upload makes no progress.
 */
export type UploadProgress = { share: number; bytesPerSecond: number | null; secondsLeft: number | null }

/** The period over which the speed is averaged: long enough to be steady, short enough to be current. */
const windowMilliseconds = 5_000
const tellableMilliseconds = 500

/**
 * Returns a function that measures the progress of one upload from the share sent so far.
 * @param bytesTotal the number of bytes to send
 */
export function createUploadMeter(
  bytesTotal: number,
): (share: number, nowMilliseconds: number) => UploadProgress {
  let samples: { at: number; bytes: number }[] = []
  return (share, at) => {
    const bytes = share * bytesTotal
    samples = [...samples.filter((sample) => at - sample.at <= windowMilliseconds), { at, bytes }]
    const first = samples[0]
    const milliseconds = first ? at - first.at : 0
    if (!first || milliseconds < tellableMilliseconds)
      return { share, bytesPerSecond: null, secondsLeft: null }
    const bytesPerSecond = ((bytes - first.bytes) / milliseconds) * 1_000
    const secondsLeft = bytesPerSecond > 0 ? Math.ceil((bytesTotal - bytes) / bytesPerSecond) : null
    return { share, bytesPerSecond, secondsLeft }
  }
}

/** Returns the total size, in bytes, of the files in the input of a call. */
export function totalFileBytes(input: object): number {
  return Object.values<unknown>({ ...input })
    .flat()
    .reduce((sum: number, value) => sum + (value instanceof Blob ? value.size : 0), 0)
}
