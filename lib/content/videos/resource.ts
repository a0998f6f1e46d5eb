import { resource } from '@/lib/platform/api/resource'
import { videoCalls } from './calls'
import { videoSorts } from './schema'

export const videoResource = resource({
  name: 'videos',
  kind: 'mining_videos',
  list: {
    call: videoCalls.listAdminVideos,
    rows: 'video',
    columns: {
      title: { kind: 'text', width: '30%' },
      title_en: { kind: 'text', width: '25%' },
      video: 'file',
      created_at: 'date',
    },
    heading: 'title',
    pageSizes: [10, 20, 30],
    search: true,
    sorts: videoSorts,
  },
  form: {
    fields: { title: { kind: 'bilingual', as: 'text' }, video: { kind: 'video', hint: true } },
    insertOnly: ['video'],
    record: videoCalls.getVideo,
    insert: videoCalls.insertVideo,
    update: videoCalls.renameVideo,
    narrow: true,
  },
  remove: videoCalls.deleteVideo,
})
