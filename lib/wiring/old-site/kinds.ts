import { oldNews, oldNewsCategories } from '@/lib/content/news/old-site'
import type { OldKind } from '@/lib/platform/old-site/kind'

/** Every kind of record that an old site gives, in the order of the import: what others name comes first. */
export const oldKinds: readonly OldKind[] = [oldNewsCategories, oldNews]
