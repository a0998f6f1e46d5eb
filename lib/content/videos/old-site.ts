import * as z from 'zod'
import { miningVideos } from '@/db/schema/content'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { listAtOnce, oldKind } from '@/lib/platform/old-site/kind'
import { videoCalls } from './calls'

export const oldVideos = oldKind({
  name: 'videos',
  list: (site) => listAtOnce(site, '/client/get/mining-video', 'video'),
  schema: z.object({ id: oldId, title: oldText, title_en: oldText, video: oldText }),
  idOf: ({ id }) => id,
  toForm: ({ title, title_en, video }) => ({
    fields: { title: title || title_en, title_en },
    files: { video },
  }),
  insert: videoCalls.insertVideo,
  update: videoCalls.renameVideo,
  remove: videoCalls.deleteVideo,
  table: miningVideos,
  idColumn: miningVideos.id,
})
