/** Returns the bytes of a PDF with Latin text on each page, in lines; an empty text makes a page without text. */
export function pdfOf(...pages: string[]): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>']
  objects.push(
    `<</Type/Pages/Kids[${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}]/Count ${pages.length}>>`,
  )
  objects.push('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')
  pages.forEach((text, at) => {
    const lines = text.split('\n').map((line) => `(${line}) Tj T*`)
    const content = text === '' ? '0 0 90 90 re f' : `BT /F1 1 Tf 1 TL 10 700 Td ${lines.join(' ')} ET`
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${5 + 2 * at} 0 R/Resources<</Font<</F1 3 0 R>>>>>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    )
  })
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
