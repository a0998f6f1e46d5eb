'use client'

import { useRef } from 'react'
import { PosterDownload } from '@/components/assessment/poster-download'
import { posterSiteOf } from '@/components/assessment/poster-site'
import { memberPosterSections, ResultPoster } from '@/components/assessment/result-poster'
import type { AssessmentTexts } from '@/components/assessment/texts'
import type { MemberResult } from '@/lib/assessment/member/schema'

type Props = {
  result: MemberResult
  texts: AssessmentTexts['result']
}

/** A button that saves the poster of a member's result, in Mongolian. The poster itself stays hidden. */
export function MemberPosterButton({ result, texts }: Props) {
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
          sections={memberPosterSections(result, 'mn')}
          date={result.created_at}
          site={posterSiteOf('mn', window.location.origin)}
          check={result}
          texts={texts}
        />
      </div>
    </>
  )
}
