const magics = [
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8ff'],
] as const

/**
 * Finds the pictures of a text that Word copied as RTF: beside it, in the HTML, they are only addresses on its
 * own computer.
 * @returns a `data:` address for each picture, in their order; null for one that is no JPEG or PNG
 */
export function picturesInRtf(rtf: string): (string | null)[] {
  const pictures: (string | null)[] = []
  for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
    // Word writes each picture again for old programs.
    if (/\\nonshppict\s*$/.test(rtf.slice(Math.max(0, at - 20), at))) continue
    pictures.push(dataUrlOf(rtf.slice(at, endOfGroup(rtf, at)).toLowerCase()))
  }
  return pictures
}

/** Returns the index after the closing brace of the group that begins at an index. */
function endOfGroup(rtf: string, start: number): number {
  const braces = /[{}]/g
  braces.lastIndex = start
  let depth = 0
  for (let brace = braces.exec(rtf); brace; brace = braces.exec(rtf)) {
    depth += brace[0] === '{' ? 1 : -1
    if (depth === 0) return braces.lastIndex
  }
  return rtf.length
}

function dataUrlOf(group: string): string | null {
  for (const [type, magic] of magics) {
    const start = group.indexOf(magic)
    if (start < 0) continue
    const hex = group.slice(start).replace(/[^\da-f]/g, '')
    let binary = ''
    for (let at = 0; at + 1 < hex.length; at += 2)
      binary += String.fromCharCode(parseInt(hex.slice(at, at + 2), 16))
    return `data:${type};base64,${btoa(binary)}`
  }
  return null
}
