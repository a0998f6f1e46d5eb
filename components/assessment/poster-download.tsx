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
}

/** A button that draws the poster as an image and saves it. */
export function PosterDownload({ poster, organisation, date, texts }: Props) {
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle')
  const download = async () => {
    if (!poster.current) return
    setState('drawing')
    try {
      downloadBlob(await drawPosterImage(poster.current), posterFileName(organisation, date))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button disabled={state === 'drawing'} onClick={() => void download()}>
        <Download className="icon" size={18} aria-hidden />
        {state === 'drawing' ? texts.drawing : texts.download}
      </Button>
      {state === 'failed' && <FieldError alert>{texts.downloadFailed}</FieldError>}
    </>
  )
}
