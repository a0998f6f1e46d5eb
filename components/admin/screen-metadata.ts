import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

/** The title of a screen's page, as the rail calls it. */
export function screenMetadata(name: string): () => Promise<Metadata> {
  return async () => ({ title: (await getTranslations('admin.screens'))(name) })
}
