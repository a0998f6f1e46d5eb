'use client'

import { useRef } from 'react'
import { PosterDownload } from '@/components/assessment/poster-download'
import { posterSiteOf } from '@/components/assessment/poster-site'
import { ResultPoster } from '@/components/assessment/result-poster'
import type { AssessmentTexts } from '@/components/assessment/texts'
import type { MemberResult } from '@/lib/assessment/member/schema'
import type { SectionPercentage } from './answer-rows'

type Props = {
  result: MemberResult
  sections: readonly SectionPercentage[]
  texts: AssessmentTexts['result']
}

/** A button that saves the poster of a member's result, in Mongolian. The poster itself stays hidden. */
export function MemberPosterButton({ result, sections, texts }: Props) {
  const poster = useRef<HTMLElement>(null)
  return (
    <>
      <PosterDownload poster={poster} organisation={result.name} date={result.created_at} texts={texts} />
      <div hidden>
        <ResultPoster
          ref={poster}
          locale="mn"
          organisation={result.name}
          logo={result.logo}
          percent={result.main_percentage}
          sections={sections.map(({ title, percentage }) => ({
            text: title,
            lang: 'mn',
            percent: percentage,
          }))}
          date={result.created_at}
          site={posterSiteOf('mn', window.location.origin)}
          check={result}
          texts={texts}
        />
      </div>
    </>
  )
}
