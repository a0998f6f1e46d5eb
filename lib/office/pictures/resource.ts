import { pictureKinds } from '@/lib/platform/files/picture-kind'
import { resource } from '@/lib/platform/api/resource'
import { pictureCalls } from './calls'
import { picturePageSizes } from './schema'

export const pictureResource = resource({
  name: 'pictures',
  kind: 'files',
  list: {
    call: pictureCalls.listAdminPictures,
    rows: 'pictures',
    columns: {
      name: { kind: 'text', picture: 'url', width: '44%' },
      picture_kind: 'choice',
      uses_count: 'number',
      created_at: 'date',
    },
    heading: 'name',
    pageSizes: picturePageSizes,
    search: true,
  },
  form: {
    fields: {
      focus: { kind: 'own', wide: true },
      description: { kind: 'bilingual', as: 'text' },
      picture_kind: 'choice',
      image: { kind: 'image', hint: true },
    },
    record: pictureCalls.getPicture,
    update: pictureCalls.updatePicture,
    narrow: true,
  },
  choices: { picture_kind: pictureKinds },
})
