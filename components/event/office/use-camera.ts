'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { openQrReader } from './qr-reader'

/**
 * The pause between two frames in milliseconds: short enough for the person who waits, long enough to keep
 * the phone cool.
 */
const pauseMs = 120

type Torch = { torch?: boolean }

/** Controls the camera at the back of the phone, and passes every QR code in its picture to `onRead`. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void) {
  const [isOn, setOn] = useState(false)
  const [isDenied, setDenied] = useState(false)
  const [torch, setTorch] = useState<{ track: MediaStreamTrack; isOn: boolean } | null>(null)
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })

  useEffect(() => {
    const videoElement = video.current
    if (!isOn || !videoElement) return
    let isOver = false
    let stream: MediaStream | undefined
    let closeReader = () => {}
    const openCameraAndReadCodes = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver) return
      videoElement.srcObject = stream
      await videoElement.play()
      const [track] = stream.getVideoTracks()
      if (track && (track.getCapabilities() as Torch).torch) setTorch({ track, isOn: false })
      const reader = await openQrReader()
      closeReader = reader.close
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        // Ends the loop after the effect was cleaned up.
        if (isOver as boolean) return
        const text = await reader.read(videoElement)
        if (text) read.current(text)
      }
    }
    openCameraAndReadCodes()
      .catch(() => {
        if (isOver) return
        setDenied(true)
        setOn(false)
      })
      .finally(() => {
        if (isOver) stopCamera()
      })
    const stopCamera = () => {
      closeReader()
      for (const track of stream?.getTracks() ?? []) track.stop()
      videoElement.srcObject = null
    }
    return () => {
      isOver = true
      setTorch(null)
      stopCamera()
    }
  }, [isOn, video])

  return {
    isOn,
    isDenied,
    toggle: () => {
      setDenied(false)
      setOn(!isOn)
    },
    /** Null when the camera is off or its light cannot be switched. */
    torch: torch && {
      isOn: torch.isOn,
      toggle: () => {
        const constraints = { advanced: [{ torch: !torch.isOn } as MediaTrackConstraintSet] }
        void torch.track.applyConstraints(constraints).then(
          () => setTorch({ ...torch, isOn: !torch.isOn }),
          () => setTorch(null),
        )
      },
    },
  }
}
