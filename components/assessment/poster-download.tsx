import { Download } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { downloadBlob } from '@/components/ui/save-file'
import { posterFileName, drawPosterImage } from './poster-image'
import type { AssessmentTexts } from './texts'

type Props = {
  poster: RefObject<HTMLElement | null>
  organisation: string
  date: string
  texts: AssessmentTexts['result']
  /** Puts the poster on the page before it is drawn, where it is not there yet. */
  prepare?: () => Promise<void>
  /** Whether the button is one of several. */
  isQuiet?: boolean
}

/** A button that draws the poster as an image and saves it. */
export function PosterDownload({ poster, organisation, date, texts, prepare, isQuiet }: Props) {
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle')
  const download = async () => {
    setState('drawing')
    try {
      await prepare?.()
      if (!poster.current) throw new Error('the poster is not on the page')
      downloadBlob(await drawPosterImage(poster.current), posterFileName(organisation, date))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'fill'}
        disabled={state === 'drawing'}
        onClick={() => void download()}
      >
        <Download className="icon" size={18} aria-hidden />
        {state === 'drawing' ? texts.drawing : texts.download}
      </Button>
      {state === 'failed' && <FieldError alert>{texts.downloadFailed}</FieldError>}
    </>
  )
}
