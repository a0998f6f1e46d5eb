'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './event-hero.module.css'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the device allows a film: no reduced motion, no data saving, no slow network. */
function mayPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches) return false
  if (connection?.saveData) return false
  return !/(?:^|-)[23]g$/.test(connection?.effectiveType ?? '')
}

type Props = { src: string; texts: { pause: string; play: string } }

/** A silent film behind the hero, in a loop. It is not fetched before the page has finished loading. */
export function HeroFilm({ src, texts }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  const [isOffered, setOffered] = useState(false)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    if (!mayPlay()) return
    const showFilm = () => setOffered(true)
    if (document.readyState === 'complete') {
      const timer = setTimeout(showFilm, 200)
      return () => clearTimeout(timer)
    }
    window.addEventListener('load', showFilm, { once: true })
    return () => window.removeEventListener('load', showFilm)
  }, [])

  if (!isOffered) return null
  const toggle = () => {
    if (isPlaying) film.current?.pause()
    else void film.current?.play().catch(() => setPlaying(false))
  }
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={src}
        muted
        loop
        autoPlay
        playsInline
        disablePictureInPicture
        aria-hidden
        tabIndex={-1}
        data-playing={isPlaying ? '' : undefined}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setOffered(false)}
      />
      <button
        type="button"
        className={styles.player}
        aria-label={isPlaying ? texts.pause : texts.play}
        title={isPlaying ? texts.pause : texts.play}
        onClick={toggle}
      >
        {isPlaying ? (
          <Pause className="icon" size={18} aria-hidden />
        ) : (
          <Play className="icon" size={18} aria-hidden />
        )}
      </button>
    </>
  )
}
