export function bundle(entry: string, outfile: string): Promise<void>
export function bundledText(entry: string): Promise<string>
