import { sql } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import { eventPresentations, eventPresenters } from '@/db/schema/event'
import { demoTalks } from './talks'

type Texts = readonly [mn: string, en: string]
type Speaker = { id: number; name: Texts; position: Texts; about: Texts }

/** The speakers of the live edition, in this order; the portrait of each has its number. */
const demoSpeakers: readonly Speaker[] = [
  {
    id: 1,
    name: ['Б.Номин-Эрдэнэ', 'B. Nomin-Erdene'],
    position: [
      'Тэнгэр Зэс ХХК-ийн баяжуулалт хариуцсан дэд захирал',
      'Deputy director of processing, Tenger Zes LLC',
    ],
    about: [
      'Зэс, молибдений баяжуулалтын чиглэлээр 18 жил ажилласан инженер. Баяжмалыг дотооддоо боловсруулах технологийн сонголт, түүний өртгийн тооцоог удирдаж байна.',
      'An engineer with 18 years in copper and molybdenum processing. She leads the choice of technology for processing concentrate at home, and its costing.',
    ],
  },
  {
    id: 2,
    name: ['Ж.Оюунгэрэл', 'J. Oyungerel'],
    position: [
      'Монголын уул уурхайн үндэсний ассоциацийн ерөнхийлөгч',
      'President of the Mongolian National Mining Association',
    ],
    about: [
      'Салбарын бодлого, эрх зүйн шинэчлэлийн ажлын хэсгүүдийг ахалж ирсэн. Хариуцлагатай уул уурхайн хөтөлбөрийг санаачлагчдын нэг.',
      'She has chaired working groups on the policy and the law of mining, and is one of those who began the responsible mining programme.',
    ],
  },
  {
    id: 3,
    name: ['Х.Батсайхан', 'Kh. Batsaikhan'],
    position: ['Тэнгэр Зэс ХХК-ийн гүйцэтгэх захирал', 'Chief executive of Tenger Zes LLC'],
    about: [
      'Ил уурхайн ашиглалт, том төслийн санхүүжилтээр мэргэшсэн. Компаниа аюулгүй ажиллагааны үзүүлэлтээр тэргүүлэгчдийн эгнээнд хүргэсэн.',
      'He knows open pits and the financing of large projects, and has brought his company among the safest of the country.',
    ],
  },
  {
    id: 4,
    name: ['Г.Цэрэндорж', 'G. Tserendorj'],
    position: ['Хар Морин Тээвэр ХХК-ийн тээврийн захирал', 'Director of transport, Black Horse Haulage LLC'],
    about: [
      'Нүүрсний экспортын тээвэр, хилийн боомтын нэвтрүүлэх чадварын чиглэлээр 15 жил ажиллаж байна. Уурхайгаас далайн боомт хүртэлх тээврийн зардлын тооцооны загварыг боловсруулсан.',
      'He has worked for 15 years on the transport of coal for export and on what border crossings can take, and wrote a model of the cost from the pit to the sea port.',
    ],
  },
  {
    id: 5,
    name: ['Т.Ганзориг', 'T. Ganzorig'],
    position: [
      'Хөрөнгө оруулалтын банкны уул уурхайн салбарын захирал',
      'Head of mining at an investment bank',
    ],
    about: [
      'Олон улсын хөрөнгийн зах зээлээс уул уурхайн төсөлд эх үүсвэр босгох ажлыг 20 гаруй жил хариуцаж байна.',
      'For more than 20 years he has raised funds for mining projects on the international capital markets.',
    ],
  },
  {
    id: 6,
    name: ['Эрик Линдквист', 'Erik Lindqvist'],
    position: [
      'Зэсийн зах зээлийн ахлах судлаач, Nordfjell Research',
      'Senior copper analyst, Nordfjell Research',
    ],
    about: [
      'Зэсийн эрэлт, нийлүүлэлтийн урт хугацааны загвар боловсруулдаг. Эрчим хүчний шилжилтийн металлын тоймыг жил бүр гаргадаг.',
      'He models the long-term supply and demand of copper and publishes a yearly review of the metals of the energy transition.',
    ],
  },
  {
    id: 7,
    name: ['О.Сарантуяа', 'O. Sarantuya'],
    position: ['Орон нутгийн хамтын ажиллагааны шинжээч', 'Analyst of local partnership'],
    about: [
      'Орон нутгаас худалдан авах бодлого, хамтын ажиллагааны гэрээний мониторингоор таван аймагт ажилласан.',
      'She has worked in five provinces on local procurement and on following up partnership agreements.',
    ],
  },
  {
    id: 8,
    name: ['Д.Мөнх-Очир', 'D. Munkh-Ochir'],
    position: [
      'Хэнтий Вольфрам ХХК-ийн төлөөлөн удирдах зөвлөлийн гишүүн',
      'Board member of Khentii Tungsten JSC',
    ],
    about: [
      'Уурхайн хаалт, нөхөн сэргээлтийн төлөвлөлтөөр мэргэшсэн. Гурван уурхайн хаалтын менежментийн төлөвлөгөөг гардан боловсруулсан.',
      'He specialises in closing mines and restoring the land, and has written the closure plans of three mines.',
    ],
  },
]

/** The pictures to store, with their original names. */
export const demoEventPictures: readonly (readonly [path: string, name: string])[] = [
  ...demoSpeakers.map(({ id, name: [name] }) => [`event/speaker-${id}.jpg`, name] as const),
]

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/**
 * Writes the speakers and the documents of the talks. The galleries stay empty: there are no photographs, and
 * drawings are none.
 */
export async function insertEventContent(tx: Transaction, file: (path: string) => number): Promise<void> {
  await tx.insert(eventPresenters).values(
    demoSpeakers.map(({ id, name, position, about }) => ({
      ...{ id, event_id: 3, presenter_queue: id, profile_file_id: file(`event/speaker-${id}.jpg`) },
      ...{ name: name[0], name_en: name[1], position: position[0], position_en: position[1] },
      ...{ about: about[0], about_en: about[1] },
    })),
  )
  await tx.insert(eventPresentations).values(
    demoTalks.map(({ day, hall, starts, title, speakers, pdf }, at) => ({
      ...{ event_date_id: day, hall_id: hall, starts_minutes: minutesOf(starts), sequence: at + 1 },
      ...{
        present_name: title[0],
        present_name_en: title[1],
        speakers: speakers[0],
        speakers_en: speakers[1],
      },
      pdf_file_id: file(`pdf/${pdf}.pdf`),
    })),
  )
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('event_presenters', 'id'), (select max(id) from ${eventPresenters}))`,
  )
}
