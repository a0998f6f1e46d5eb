import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import TextAlign from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import { isStoredPicture } from '@/lib/platform/rich-text/stored-picture'

/** Only pictures of our own store: the server throws the others away, so they are not taken in either. */
const StoredImage = Image.extend({
  addAttributes() {
    // A picture without a text of its own decorates, and says so.
    return { ...this.parent?.(), alt: { default: '' } }
  },
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isStoredPicture(element.getAttribute('src')) ? null : false) },
  ],
})

/** What the editor can write: what `lib/platform/rich-text/sanitise.ts` lets through. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  StoredImage,
  TableKit.configure({ table: { resizable: false } }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
]
