const { CHROMIUM, CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = process.env;

/** How the browser is started that e2e/ui names. */
export const chromium = {
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--no-zygote'],
  env: {
    ...process.env,
    ...(CHROMIUM_LIBRARIES && { LD_LIBRARY_PATH: CHROMIUM_LIBRARIES }),
    ...(CHROMIUM_FONTS && { FONTCONFIG_PATH: CHROMIUM_FONTS }),
  } as Record<string, string>,
};
