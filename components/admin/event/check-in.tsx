export function CheckIn() {
  return null
}
