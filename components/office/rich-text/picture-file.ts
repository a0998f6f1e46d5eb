/**
 * Converts a picture of a pasted text to a file that can be sent.
 * @throws Error when the picture cannot be read
 */
export async function convertToPictureFile(picture: HTMLImageElement, name: string): Promise<File> {
  const src = picture.getAttribute('src') ?? ''
  const [, type = '', data] = /^data:(image\/(?:jpeg|png));base64,([\s\S]+)$/i.exec(src) ?? []
  const blob = data ? new Blob([decodeBase64(data)], { type: type.toLowerCase() }) : await convertToPng(src)
  return new File([blob], name, { type: blob.type })
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
}

/** Converts to PNG a picture that is not an embedded JPEG or PNG, such as a GIF or a `blob:` picture. */
async function convertToPng(src: string): Promise<Blob> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the picture cannot be drawn')
  return blob
}
