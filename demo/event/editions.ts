import type { eventDates, eventHalls, events } from '@/db/schema/event'

type Edition = typeof events.$inferInsert & { id: number }
type Day = typeof eventDates.$inferInsert & { id: number }
type Hall = typeof eventHalls.$inferInsert & { id: number }

const place = { place: 'Улаанбаатар', place_en: 'Ulaanbaatar' }
const venue = {
  venue: 'Мишээл Экспо үзэсгэлэнгийн төв',
  venue_en: 'Misheel Expo exhibition centre',
  address: 'Улаанбаатар хот, Хан-Уул дүүрэг, 3 дугаар хороо',
  address_en: '3rd khoroo, Khan-Uul district, Ulaanbaatar',
}

const now = new Date()
/** The year of the next edition whose days are all in the future when the content is written. */
export const liveYear = now.getUTCFullYear() + (now.getTime() < Date.UTC(now.getUTCFullYear(), 8, 10) ? 0 : 1)

/** Number 3 is the default edition of the calls. */
export const demoEditions: Edition[] = [
  {
    id: 1,
    event: 'Уул уурхайн долоо хоног 2022',
    event_en: 'Mining Week 2022',
    year: 2022,
    ...place,
    ...venue,
    frozen_at: new Date('2023-01-16T10:00:00+08:00'),
  },
  {
    id: 2,
    event: 'Уул уурхайн долоо хоног 2023',
    event_en: 'Mining Week 2023',
    year: 2023,
    ...place,
    ...venue,
    invitation:
      'Уул уурхайн салбарын байгууллага, мэргэжилтэн, хөрөнгө оруулагчдыг нэг дор цуглуулсан арга хэмжээнд тавтай морилно уу.',
    invitation_en:
      'Welcome to the event that brings the companies, the specialists and the investors of mining together.',
  },
  {
    id: 3,
    event: `Уул уурхайн долоо хоног ${liveYear}`,
    event_en: `Mining Week ${liveYear}`,
    year: liveYear,
    ...place,
    ...venue,
    invitation:
      'Уул уурхайн долоо хоног бол нийлүүлэгч, олборлогч, инженер, хөрөнгө оруулагч нэг дор уулздаг жил бүрийн үйл явдал. Бүртгүүлсэн хүн бүр үзэсгэлэн, хурал, хөтөлбөрийн өдрүүдэд нэг кодоор нэвтэрнэ.',
    invitation_en:
      'Mining Week is the yearly meeting of suppliers, producers, engineers and investors. One registration code admits you to the exhibition, the conferences and every day of the programme.',
    about:
      '<p>Уул уурхайн долоо хоног бол салбарын байгууллага, мэргэжилтэн, хөрөнгө оруулагчдын жил бүрийн уулзалт. Гурван өдөр дөрвөн танхимд илтгэл, хэлэлцүүлэг, сургалт зэрэгцэн болж, үзэсгэлэнд дотоод, гадаадын байгууллагууд тоног төхөөрөмж, үйлчилгээгээ танилцуулна.</p><h2>Хэнд зориулав</h2><ul><li><strong>Уурхайн инженер, менежер.</strong> Шинэ технологи, туршлагыг эзнээс нь сонсоно.</li><li><strong>Нийлүүлэгч.</strong> Зургаан уурхайн худалдан авалтын менежертэй нэг өдөр уулзана.</li><li><strong>Хөрөнгө оруулагч, банк.</strong> Төсөл хэрэгжүүлэгчидтэй нэг дор ярилцана.</li><li><strong>Оюутан.</strong> Кейс тэмцээнд оролцож, ажил олгогчидтой танилцана.</li></ul>',
    about_en:
      '<p>Mining Week is the yearly meeting of the companies, the specialists and the investors of mining. For three days talks, panels and workshops run side by side in four halls, while companies from Mongolia and abroad show equipment and services at the exhibition.</p><h2>Who it is for</h2><ul><li><strong>Engineers and managers.</strong> They hear of new technology from those who use it.</li><li><strong>Suppliers.</strong> They meet the procurement managers of six mines in one day.</li><li><strong>Investors and banks.</strong> They talk with those who develop projects.</li><li><strong>Students.</strong> They enter the case competition and meet employers.</li></ul>',
    is_current: true,
  },
  {
    id: 4,
    event: 'Уул уурхайн долоо хоног 2024',
    event_en: 'Mining Week 2024',
    year: 2024,
    ...place,
    ...venue,
    frozen_at: new Date('2025-01-13T10:00:00+08:00'),
  },
]

const ordinals = [
  ['Нэгдүгээр өдөр', 'Day one'],
  ['Хоёрдугаар өдөр', 'Day two'],
  ['Гуравдугаар өдөр', 'Day three'],
  ['Дөрөвдүгээр өдөр', 'Day four'],
] as const

const days = (event_id: number, firstId: number, dates: readonly string[]): Day[] =>
  dates.map((event_date, at) => ({
    id: firstId + at,
    event_id,
    day: ordinals[at]?.[0] ?? '',
    day_en: ordinals[at]?.[1] ?? '',
    event_date,
  }))

/**
 * The days of all editions. Those of the live edition have the numbers 1 to 3, which are also their places.
 */
export const demoDays: Day[] = [
  ...days(3, 1, [`${liveYear}-09-11`, `${liveYear}-09-12`, `${liveYear}-09-13`]),
  ...days(4, 9, ['2024-10-02', '2024-10-03', '2024-10-04', '2024-10-05']),
  ...days(2, 13, ['2023-10-05', '2023-10-06']),
  ...days(1, 15, ['2022-10-06', '2022-10-07']),
]

const hall = (
  id: number,
  event_id: number,
  hall_name: string,
  hall_name_en: string,
  seats: number,
): Hall => ({
  id,
  event_id,
  hall_name,
  hall_name_en,
  seats,
  sequence: id,
})

export const demoHalls: Hall[] = [
  hall(1, 3, 'Говь танхим', 'Gobi hall', 600),
  hall(2, 3, 'Алтай танхим', 'Altai hall', 250),
  hall(3, 3, 'Хангай танхим', 'Khangai hall', 180),
  hall(4, 3, 'Хэнтий танхим', 'Khentii hall', 120),
  hall(5, 4, 'Говь танхим', 'Gobi hall', 500),
]
