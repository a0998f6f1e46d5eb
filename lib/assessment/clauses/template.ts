import { makeImportTemplate } from '@/lib/platform/files/import-template'
import { type ClauseColumn, clauseColumns, requiredClauseColumns } from './columns'

const notes: Record<ClauseColumn['name'], string> = {
  cid: 'Асуулт, шаардлага эсвэл үндсэн гарчгийн индекс. Гарчгийн заалт доорх, өөрийн заалтгүй бүх асуултад хамаарна. Жишээ: 7.3.2',
  standard: 'Стандартын товч нэр, стандартын жагсаалтад байгаагаар. Жишээ: GRI',
  clause:
    'Заалтын дугаар. Нүдийг текст хэлбэртэй болгоно, эс бөгөөс Excel 2-7 гэснийг огноо болгодог. Жишээ: 303-3',
  title: 'Заалтын нэр монголоор. Хоосон бол хадгалсан нэр хэвээр үлдэнэ. Жишээ: Усны олборлолт',
  title_en: 'Заалтын нэр англиар. Хоосон бол хадгалсан нэр хэвээр үлдэнэ. Жишээ: Water withdrawal',
  link: 'Заалтын эх бичвэрийн хаяг, http:// эсвэл https:// гэж эхэлнэ. Хоосон бол хэвээр үлдэнэ.',
}

/** Makes the workbook that staff fill in to import clauses. */
export const makeClauseTemplate = (signal: AbortSignal) =>
  makeImportTemplate(
    { title: 'Стандартын заалт', columns: clauseColumns, required: requiredClauseColumns, notes },
    signal,
  )
