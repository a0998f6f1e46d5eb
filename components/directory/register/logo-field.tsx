import { ImagePlus, X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { buttonClass, IconButton } from '@/components/ui/button'
import { FieldBox, FieldNotes, controlProps } from '@/components/ui/field'
import { logoBytesMax } from '@/lib/directory/limits'
import type { ListingFormTexts } from './listing-texts'
import styles from './logo-field.module.css'

type Props = {
  id: string
  texts: ListingFormTexts
  logo: File | null
  /** The address of a stored logo. */
  storedUrl?: string | null
  error: string | undefined
  onLogo: (logo: File | null) => void
  /** Receives the message about a chosen picture that is refused. */
  onRefused: (message: string) => void
}

/** The field for the logo. The user chooses a file, sees its preview before sending, and can remove it. */
export function LogoField({ id, texts, logo, storedUrl, error, onLogo, onRefused }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const preview = useMemo(() => logo && URL.createObjectURL(logo), [logo])
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  const visibleUrl = preview ?? storedUrl
  const { hint } = texts.logo

  const checkAndChooseLogo = (file: File | undefined) => {
    if (!file) return
    if (!['image/jpeg', 'image/png'].includes(file.type)) return onRefused(texts.logo.kind)
    if (file.size > logoBytesMax) return onRefused(texts.logo.size)
    onLogo(file)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    onLogo(null)
    input.current?.focus()
  }
  return (
    <FieldBox id={id} label={texts.fields.logo}>
      <div className={styles.logoField} data-bad={error ? '' : undefined}>
        <span className={styles.preview}>
          {visibleUrl ? (
            // A plain `<img>`, because `next/image` cannot show a chosen file that is not stored yet.
            <img src={visibleUrl} alt={texts.logo.preview} />
          ) : (
            <ImagePlus className="icon" size={26} aria-hidden />
          )}
        </span>
        <div>
          <div className={styles.actions}>
            <label className={buttonClass({ variant: 'quiet', small: true }, styles.choose)}>
              <span id={`${id}-action`}>{visibleUrl ? texts.logo.replace : texts.logo.choose}</span>
              <input
                ref={input}
                type="file"
                className="sr-only"
                accept="image/jpeg,image/png"
                aria-labelledby={`${id}-label ${id}-action`}
                {...controlProps(id, { hint, error })}
                onChange={(event) => checkAndChooseLogo(event.target.files?.[0])}
              />
            </label>
            {logo && (
              <>
                <span className={styles.name}>{logo.name}</span>
                <IconButton label={texts.logo.remove} onClick={remove}>
                  <X className="icon" size={18} aria-hidden />
                </IconButton>
              </>
            )}
          </div>
          <FieldNotes id={id} hint={hint} />
        </div>
      </div>
      <FieldNotes id={id} error={error} />
    </FieldBox>
  )
}
