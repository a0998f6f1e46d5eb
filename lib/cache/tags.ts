/** Every cache tag. A read names the tags of what it shows, a call names those of what it writes. */
export const tags = {
  news: 'news',
  menu: 'menu',
  pages: 'pages',
  banners: 'banners',
  social: 'social',
  footer: 'footer',
} as const

export type Tag = (typeof tags)[keyof typeof tags]
