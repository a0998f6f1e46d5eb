/** How far an upload is, how fast it goes and how long it will still take; null until there is enough to tell. */
export type UploadProgress = { share: number; bytesPerSecond: number | null; secondsLeft: number | null }

/** Over how much of the near past the speed is told: long enough to be calm, short enough to be true. */
const windowMilliseconds = 5_000
const tellableMilliseconds = 500

/**
 * Tells the progress of one upload.
 * @param bytesTotal what there is to send
 */
export function uploadMeter(bytesTotal: number): (share: number, nowMilliseconds: number) => UploadProgress {
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

/** The bytes of the files in what is sent. */
export function fileBytesOf(input: object): number {
  return Object.values<unknown>({ ...input })
    .flat()
    .reduce((sum: number, value) => sum + (value instanceof Blob ? value.size : 0), 0)
}
