'use client'

import { interpreterResource } from '@/lib/meetings/interpreters/resource'
import type { Bound } from '../../resource/bound'
import { LanguagesCell, LanguagesField } from '../languages-field'

export const interpreterScreen: Bound = {
  resource: interpreterResource,
  cells: { languages: LanguagesCell },
  fields: { languages: LanguagesField },
}
