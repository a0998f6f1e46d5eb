import { clsx } from 'clsx'
import { LanguageMark } from '@/components/site/language-mark'
import { InLanguage } from '@/components/ui/in-language'
import type { Story } from './story'
import styles from './dateline.module.css'

type Props = { story: Pick<Story, 'createdAt' | 'date' | 'publisher' | 'lang'>; className?: string }

/** The date and publisher of a story, and the language of the story if it differs from the page's. */
export function Dateline({ story, className }: Props) {
  return (
    <div className={clsx(styles.dateline, className)}>
      <time className="num" dateTime={story.createdAt}>
        {story.date}
      </time>
      {story.publisher.text && (
        <span>
          <InLanguage of={story.publisher} />
        </span>
      )}
      <LanguageMark lang={story.lang} />
    </div>
  )
}
