'use client'

import { interpreterResource } from '@/lib/meetings/interpreters/resource'
import { bind } from '../../../office/resource/bound'
import { LanguagesCell, LanguagesField } from '../languages-field'

export const interpreterScreen = bind({
  resource: interpreterResource,
  cells: { languages: LanguagesCell },
  fields: { languages: LanguagesField },
})
