import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type mn from '@/messages/mn.json'

/** The title of a screen's page, as the rail calls it. */
export function screenMetadata(name: keyof (typeof mn)['admin']['screens']): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations('admin.screens'))(name) })
}
