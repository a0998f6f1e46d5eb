type Detector = { detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Reads the QR code in the current frame of a video; '' if there is none. */
export type QrReader = { read: (video: HTMLVideoElement) => Promise<string>; close: () => void }

/**
 * The most pixels of each side of the picture that the worker reads. A code fills much of the picture, so
 * more pixels would only take longer.
 */
const sideMax = 720

/** Opens the browser's own QR reader or, if the browser has none, a reader in a worker thread. */
export async function openQrReader(): Promise<QrReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => [])
  if (BarcodeDetector && formats?.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return {
      read: async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? '',
      close: () => undefined,
    }
  }
  return createWorkerReader()
}

function createWorkerReader(): QrReader {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' })
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  return {
    read: (video) =>
      new Promise((resolve) => {
        const scale = Math.min(1, sideMax / Math.max(video.videoWidth, video.videoHeight, 1))
        canvas.width = Math.round(video.videoWidth * scale)
        canvas.height = Math.round(video.videoHeight * scale)
        if (!pen || canvas.width === 0) return resolve('')
        pen.drawImage(video, 0, 0, canvas.width, canvas.height)
        const frame = pen.getImageData(0, 0, canvas.width, canvas.height)
        worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
        worker.onerror = () => resolve('')
        worker.postMessage(frame, [frame.data.buffer])
      }),
    close: () => worker.terminate(),
  }
}
