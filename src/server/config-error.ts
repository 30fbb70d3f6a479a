/** A setting that cannot be used, in words for whoever runs the server. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
