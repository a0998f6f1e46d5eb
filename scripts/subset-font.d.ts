declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number }
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      keepFeatures?: string[]
      variationAxes?: Record<string, Axis>
    },
  ): Promise<Buffer>
}
