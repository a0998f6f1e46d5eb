import { makeImportTemplate } from '@/lib/platform/files/import-template'
import { type NewsColumn, newsColumns, requiredNewsColumns } from './columns'

const body =
  'Энгийн текст эсвэл HTML. Зөвхөн энэ сайтад хадгалсан зураг харагдана, интернэт хаягаас зураг татахгүй.'
const notes: Record<NewsColumn['name'], string> = {
  appears_at:
    'Нийтлэх огноо, Улаанбаатарын цагаар. Ижил өдөр, ижил гарчигтай мэдээг шинэчилнэ. Жишээ: 2026-11-20 эсвэл 2026-11-20 10:30',
  category_cid: 'Мэдээний ангиллын нэр эсвэл дугаар. Жишээ: Мэдээ',
  title: 'Гарчиг, хураангуй, агуулга гурвыг бүгдийг нь бөглөнө, эсвэл бүгдийг нь хоосон үлдээнэ.',
  summary: 'Нэг, хоёр өгүүлбэр.',
  text: body,
  title_en: 'Англи гарчиг, хураангуй, агуулга гурвыг бүгдийг нь бөглөнө, эсвэл бүгдийг нь хоосон үлдээнэ.',
  summary_en: 'Хураангуйн англи орчуулга.',
  text_en: body,
  image:
    'Хүснэгттэй хамт сонгосон зургийн файлын нэр. Зөвхөн шинэ мэдээнд хэрэгтэй. Интернэт хаягаас зураг татахгүй. Жишээ: forum.jpg',
  publisher: 'Хоосон бол шинэ мэдээнд «Админ», хуучных хэвээр.',
  news_status: 'Тийм эсвэл Үгүй. Хоосон бол шинэ мэдээ харагдана, хуучных хэвээр.',
}

/** Makes the workbook that staff fill in to import news. */
export const makeNewsTemplate = (signal: AbortSignal) =>
  makeImportTemplate({ title: 'Мэдээ', columns: newsColumns, required: requiredNewsColumns, notes }, signal)
