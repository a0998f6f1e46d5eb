export type DemoSocialLink = { icon: 'facebook' | 'youtube' | 'linkedin' | 'x'; link: string }

export const demoSocialLinks: DemoSocialLink[] = [
  { icon: 'facebook', link: 'https://www.facebook.com/mnma.example' },
  { icon: 'youtube', link: 'https://www.youtube.com/@mnma.example' },
  { icon: 'linkedin', link: 'https://www.linkedin.com/company/mnma-example' },
  { icon: 'x', link: 'https://x.com/mnma_example' },
]
