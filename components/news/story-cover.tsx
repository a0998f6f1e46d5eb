import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { RockSwatch } from '@/components/ui/lith'
import { Picture } from '@/components/ui/picture'
import type { Story } from './story'
import styles from './story-cover.module.css'

type Cover = { [Part in 'figure' | 'image' | 'lang']?: Story[Part] | undefined }
type Props = { story: Cover; sizes: string; priority?: boolean; className?: string }

/** Whether a story has a cover; a story without one is a row of words. */
export const hasCover = ({ figure, image }: Cover): boolean => Boolean(figure ?? image)

/** The cover of a story: its figure, if the editor gave one, else its photograph. Titles repeat neither. */
export function StoryCover({ story: { figure, image, lang }, className, ...picture }: Props) {
  if (!figure) return image ? <Picture url={image} alt="" className={className} {...picture} /> : null
  const { number, unit, rock } = figure
  return (
    <span
      className={clsx(styles.storyCover, className)}
      style={{ '--letters': number.length } as CSSProperties}
      lang={lang}
      aria-hidden
    >
      <RockSwatch rock={rock} fill="var(--c-accent-mark)" ink="var(--c-paper)" />
      <span>
        <b>{number}</b>
        {unit && <small>{unit}</small>}
      </span>
    </span>
  )
}
