const { CHROMIUM, CHROMIUM_LIBRARIES, CHROMIUM_FONTS } = process.env;

/** A host name for plain HTTP. Unlike 127.0.0.1 it is not a secure context, so its pages lack navigator.clipboard. */
export const insecureHost = 'obstack.test';

/** How the browser is started that e2e/ui names. */
export const chromium = {
  executablePath: CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--no-zygote', `--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
  env: {
    ...process.env,
    ...(CHROMIUM_LIBRARIES && { LD_LIBRARY_PATH: CHROMIUM_LIBRARIES }),
    ...(CHROMIUM_FONTS && { FONTCONFIG_PATH: CHROMIUM_FONTS }),
  } as Record<string, string>,
};
