import { expect, it } from 'vitest'
import { posterFileName } from './poster-image'

it('names the image after the organisation and the day', () => {
  expect(posterFileName('Говь Ресурс ХХК', '2025-09-11T02:00:00.000Z')).toBe('Говь-Ресурс-ХХК-2025-09-11.png')
  expect(posterFileName('«Өмнө» / Үйл & Co.', '2025-09-11')).toBe('Өмнө-Үйл-Co-2025-09-11.png')
  expect(posterFileName('—', '2025-09-11')).toBe('assessment-2025-09-11.png')
})
