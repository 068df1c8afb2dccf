export function pickTests(args: string[]): { vitest: string[]; journeys: string[]; options: string[] } | undefined
