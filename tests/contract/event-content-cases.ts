import { pictureBytes } from '@/tests/factories/rows'
import { makeEdition, makeEventDay } from '@/tests/factories/event'
import { makeHall, pdfBytes } from '@/tests/factories/event-content'
import type { Content } from './content-cases'
import { blobOf } from './harness'

/** The edition, day and room of these cases: far from the generated ids. */
export const shownEdition = { id: 700_001, dayId: 700_011, hallId: 700_021 }

let edition: Promise<unknown> | undefined

/** Creates them at the first use. */
export function makeShownEdition(): Promise<unknown> {
  return (edition ??= makeEdition({ id: shownEdition.id }).then(async (event_id) => {
    await makeEventDay({ id: shownEdition.dayId, event_id })
    await makeHall({ id: shownEdition.hallId, event_id })
  }))
}

const speaker = {
  name_en: 'Speaker',
  position_mn: 'Захирал',
  position_en: 'Director',
  event_id: shownEdition.id,
}
const talk = { event_date_id: shownEdition.dayId, hall_id: shownEdition.hallId, present_name_en: 'Talk' }

/** The content of the event's office that a form with a file adds. */
export const eventContents: readonly Content[] = [
  {
    insert: '/mw/admin/insert/presenter',
    update: '/mw/admin/update/presenter',
    remove: '/mw/admin/delete/presenter',
    record: '/mw/admin/get/presenter/id',
    field: 'name_mn',
    fields: async (name_mn) => {
      await makeShownEdition()
      return { name_mn, ...speaker, image: blobOf(await pictureBytes()) }
    },
    rest: () => speaker,
    public: { route: `GET /mw/client/get/presenter?id=${shownEdition.id}`, key: 'presenter' },
  },
  {
    insert: '/mw/admin/insert/presentation',
    update: '/mw/admin/update/presentation',
    remove: '/mw/admin/delete/presentation',
    record: '/mw/admin/get/presentation/id',
    field: 'present_name',
    fields: async (present_name) => {
      await makeShownEdition()
      return { present_name, ...talk, pdf: blobOf(pdfBytes()) }
    },
    rest: () => talk,
    public: {
      route: `GET /mw/client/get/presentation?hall=${shownEdition.hallId}&agenda=${shownEdition.dayId}`,
      key: 'presentations',
    },
  },
]
