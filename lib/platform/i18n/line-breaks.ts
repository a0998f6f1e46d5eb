const noBreak = '\u00a0'

/** A space before a particle, which no line may begin with. */
const beforeParticle = /(?<=\S) (?=(?:нь|уу|үү|юу|юү|вэ|бэ|ч|л|юм)(?!\p{L}))/giu
/** A space between a number and the short word that it counts: `2,400 га`, `9 December`. */
const afterNumber = /(?<=\d%?) (?=\p{L}{1,10}(?!\p{L}))/gu
const insideWorkingDay = /(?<=ажлын) (?=өдөр|өдрийн)/gu
const beforeLegalForm = /(?<=\S) (?=(?:ХХК|ХК|ТӨХК|ТӨҮГ|ТББ|LLC|JSC|Ltd)(?!\p{L}))/gu

/**
 * Joins the words between which a line must not break: a particle to the word before it, a number to what it
 * counts, a legal form to its name. For text that is shown; stored and compared texts keep their spaces.
 */
export function joinWords(text: string): string {
  return text
    .replace(beforeParticle, noBreak)
    .replace(afterNumber, noBreak)
    .replace(insideWorkingDay, noBreak)
    .replace(beforeLegalForm, noBreak)
}

/** Does the same in the text of an HTML fragment, and leaves its tags as they are. */
export function joinWordsInHtml(html: string): string {
  return `>${html}`.replace(/>[^<>]+/g, joinWords).slice(1)
}
