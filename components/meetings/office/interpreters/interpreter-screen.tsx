'use client'

import { interpreterResource } from '@/lib/meetings/interpreters/resource'
import { bindResource } from '../../../office/resource/bound'
import { LanguagesCell, LanguagesField } from '../languages-field'

export const interpreterScreen = bindResource({
  resource: interpreterResource,
  cells: { languages: LanguagesCell },
  fields: { languages: LanguagesField },
})
