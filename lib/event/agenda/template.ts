import { makeImportTemplate } from '@/lib/platform/files/import-template'
import { requiredSessionColumns, sessionColumns, type SessionColumnName } from './columns'

const notes: Record<SessionColumnName, string> = {
  event_date: 'Арга хэмжээний өдөр. Жишээ: 2026-10-05',
  start_time: 'Улаанбаатарын цагаар. Жишээ: 09:30',
  end_time: 'Жишээ: 10:15',
  hall: 'Танхимын нэр. Хоосон бол бүх зочдод зориулсан гэж үзнэ.',
  kind: 'Илтгэл, Үндсэн илтгэл, Хэлэлцүүлэг, Сургалт, Ёслол, Завсарлага. Хоосон бол илтгэл.',
  title: 'Ижил өдөр, цаг, танхимтай илтгэлийг шинэчилнэ. Жишээ: Нээлтийн үг',
  title_en: 'Гарчгийн англи орчуулга.',
  speakers: 'Нэр, байгууллага. Жишээ: Д. Бат, Говь зам ХХК',
  speakers_en: 'Жишээ: D. Bat, Gobi Road LLC',
  summary: 'Илтгэлийн товч агуулга.',
  summary_en: 'Товч агуулгын англи орчуулга.',
}

/** Makes the workbook that staff fill in to import sessions. */
export const makeSessionTemplate = (signal: AbortSignal) =>
  makeImportTemplate(
    { title: 'Илтгэл, үйл ажиллагаа', columns: sessionColumns, required: requiredSessionColumns, notes },
    signal,
  )
