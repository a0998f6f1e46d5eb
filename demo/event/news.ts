import type { eventCategories, eventNews } from '@/db/schema/event'
import type { PictureName } from '../pictures'

/** The menu of the archived site. Numbers 1, 2 and 4 are its home, its registration and its presentations. */
export const demoEventMenu: (typeof eventCategories.$inferInsert & { cid: number })[] = [
  { cid: 1, category: 'Нүүр', category_en: 'Home' },
  { cid: 2, category: 'Бүртгэл', category_en: 'Registration' },
  { cid: 3, category: 'Мэдээ', category_en: 'News', page_type: 'news' as const },
  { cid: 4, category: 'Илтгэл', category_en: 'Presentations' },
  { cid: 5, category: 'Үзэсгэлэнгийн талбай', category_en: 'Exhibition ground' },
  { cid: 6, pid: 3, category: 'Арга хэмжээний мэдээ', category_en: 'Event news', page_type: 'news' as const },
  { cid: 7, pid: 3, category: 'Оролцогчид', category_en: 'Participants', page_type: 'news' as const },
].map((item, sequence) => ({ ...item, sequence }))

type DemoEventNews = Omit<
  typeof eventNews.$inferInsert,
  'id' | 'image_file_id' | 'publisher' | 'created_at'
> & {
  cover: PictureName
  /** Day of publication in Ulaanbaatar. */
  publishedOn: string
}

/** The news of the archived site, the newest first. */
export const demoEventNews: DemoEventNews[] = [
  {
    cover: 'weekPit',
    figure: '18,000 зочин',
    figure_en: '18,000 visitors',
    publishedOn: '2023-10-07',
    category_cid: 6,
    title: 'Уул уурхайн долоо хоног 2023 амжилттай өндөрлөлөө',
    summary: 'Хоёр өдөр 18,000 гаруй хүн үзэсгэлэн үзэж, 86 илтгэгч үг хэллээ.',
    text: '<p>Улаанбаатар хотод хоёр өдөр үргэлжилсэн Уул уурхайн долоо хоног 2023 өндөрлөлөө. Үзэсгэлэнд 14 орны 240 байгууллага бүтээгдэхүүн, үйлчилгээгээ танилцуулж, 18,000 гаруй хүн зочилжээ.</p><h2>Хэлэлцүүлгийн үр дүн</h2><p>Найман хэлэлцүүлгээс гарсан 32 зөвлөмжийг ажлын хэсэг нэгтгэн, салбарын яаманд хүргүүлнэ. Усны дахин ашиглалт, нийлүүлэлтийн сүлжээ, хүний нөөц гэсэн гурван сэдэв хамгийн их анхаарал татлаа.</p>',
    title_en: 'Mining Week 2023 has closed',
    summary_en: 'Over 18,000 visitors came in two days and 86 speakers took the floor.',
    text_en:
      '<p>Mining Week 2023 has closed in Ulaanbaatar after two days. Two hundred and forty organisations from 14 countries showed their products and services to more than 18,000 visitors.</p><h2>What came of the discussions</h2><p>A working group brings the 32 recommendations of eight discussions together and hands them to the ministry. Reuse of water, supply chains and people drew most attention.</p>',
  },
  {
    cover: 'weekStrata',
    figure: '600 төлөөлөгч',
    figure_en: '600 delegates',
    publishedOn: '2023-10-05',
    category_cid: 6,
    title: 'Үзэсгэлэн нээлтээ хийлээ',
    summary: 'Нээлтийн хуралдаанд салбарын 600 гаруй төлөөлөгч оролцов.',
    text: '<p>Уул уурхайн долоо хоног 2023 өнөөдөр 09:00 цагт нээлтээ хийлээ. Нээлтийн хуралдаанд 600 гаруй төлөөлөгч оролцож, салбарын бодлого, хөрөнгө оруулалтын орчныг хэлэлцэв.</p><p>Үзэсгэлэн 18:00 цаг хүртэл нээлттэй, маргааш оюутнууд үнэгүй нэвтэрнэ.</p>',
    title_en: 'The exhibition has opened',
    summary_en: 'More than 600 delegates took part in the opening session.',
    text_en:
      '<p>Mining Week 2023 opened at nine this morning. More than 600 delegates discussed the policy of the sector and the climate for investment in the opening session.</p><p>The exhibition is open until 18:00; students enter free of charge tomorrow.</p>',
  },
  {
    cover: 'weekCore',
    publishedOn: '2023-09-21',
    category_cid: 7,
    title: 'Геологийн компаниуд кернийн санг дэлгэн үзүүлнэ',
    summary: 'Зургаан компани өрөмдлөгийн кернийн дээжийг үзэгчдэд танилцуулна.',
    text: '<p>Энэ жилийн үзэсгэлэнд хайгуулын зургаан компани өрөмдлөгийн кернийн дээжийг анх удаа дэлгэж, геологичид нь тайлбар хийнэ. Сурагчдад зориулсан тайлбар өдөрт хоёр удаа болно.</p>',
    title_en: 'Exploration companies open their core libraries',
    summary_en: 'Six companies show drill core to visitors.',
    text_en:
      '<p>Six exploration companies show drill core at this year’s exhibition for the first time, with their geologists to explain it. There are tours for school pupils twice a day.</p>',
  },
  {
    cover: 'weekContours',
    publishedOn: '2023-09-12',
    category_cid: 7,
    title: 'Бүртгэл эхэллээ: байгууллагууд талбайгаа сонгож байна',
    summary: 'Үзэсгэлэнгийн талбайн 70 хувь захиалагдаад байна.',
    text: '<p>Үзэсгэлэнд оролцох байгууллагуудын бүртгэл эхэлснээс хойш хоёр долоо хоногт талбайн 70 хувь захиалагджээ. Гадаад оролцогчдын тоо өмнөх жилийнхээс нэмэгдсэн байна.</p>',
  },
]
