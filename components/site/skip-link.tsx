import { useTranslations } from 'next-intl'

/** The first thing that the Tab key finds. The page's `<main>` has the id `main`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useTranslations('site')('skip')}
    </a>
  )
}
