/**
 * Words that say nothing about what a reader looks for, above all those of questions: «гишүүнээр яаж элсэх
 * вэ», "how do I join".
 */
const smallWords = new Set(
  (
    'вэ бэ уу үү юу юуг яаж хэрхэн яагаад хэзээ хаана хаанаас хаашаа хэд хэдэн хэн ямар аль нь ч л ба болон ' +
    'бөгөөд гэж гэсэн гэх гэдэг бол болох юм байна байдаг байгаа тухай талаар надад би бид та ' +
    'a an and are as at be by can could do does for from how i in is it me my of on or our should that the ' +
    'there this to was we what when where which who why will with you your'
  ).split(' '),
)

export const isSmallWord = (word: string): boolean => smallWords.has(word)
