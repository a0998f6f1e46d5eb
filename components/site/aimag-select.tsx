import type { ComponentProps } from 'react'
import { usePageLanguage } from '#page-language'
import { Select } from '@/components/ui/field'
import { aimagOptions } from '@/lib/organisations/aimags'

type Props = Omit<ComponentProps<typeof Select>, 'options'> & {
  /** The text of the option that chooses none. */
  placeholder: string
}

/** A select of the aimags and the capital, by name. */
export function AimagSelect(props: Props) {
  return <Select {...props} options={aimagOptions(usePageLanguage())} />
}
