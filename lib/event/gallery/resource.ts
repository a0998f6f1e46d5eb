import { resource } from '@/lib/platform/api/resource'
import { eventPaths } from '@/lib/platform/site/event-paths'
import { livePage } from '@/lib/platform/site/live-page'
import { galleryCalls } from './calls'
import { officeGalleryPageSizes } from './schema'

/** The photographs of the event. A separate component uploads photographs; the form only edits a caption. */
export const galleryResource = resource({
  name: 'eventGallery',
  kind: 'event_gallery_images',
  list: {
    call: galleryCalls.listAdminGallery,
    rows: 'images',
    columns: { image: 'image', caption: 'text' },
    heading: 'caption',
    pageSizes: officeGalleryPageSizes,
  },
  form: {
    fields: { caption: { kind: 'bilingual', as: 'text' } },
    record: galleryCalls.getGalleryImage,
    update: galleryCalls.updateGalleryImage,
    narrow: true,
  },
  live: () => livePage(eventPaths.gallery()),
  remove: galleryCalls.deleteGalleryImage,
})
