/** The real files that hold bodies: what every reader, writer and the page are tried on. */
export const READABLE = [
  "changa_output_holmberg74.tipsy",
  "gadget1_galaxy_collision_le.dat",
  "gadget1_gassphere_le.dat",
  "gadget2fmt_test_g2_snap.0",
  "gadget2fmt_test_g2_snap.1",
  "gadget4_lcdm_gas_z0.hdf5",
  "gadget4_output_holmberg74.hdf5",
  "nemo_plummer128_phasespace.nemo",
  "swift_output_holmberg74.hdf5",
  "table_dubinski_mw_m31_81920.tab.gz",
  "table_galactics_SMC_20010.txt",
  "tipsy_be_king36K.bin",
  "tipsy_le_cuda_galaxy_20K.bin",
] as const;

/** The real files that lie beside them and hold none: each is refused in one line. */
export const NO_BODIES = [
  "README.md",
  "galactics_mw_dbh_header.txt",
  "galactics_mw_freqdbh.dat.gz",
  "jspam_galaxyzoo_mergers_62.txt",
  "tipsy_be_king36K.pkdtest.log",
] as const;

/** 65 536 bodies and more: their round trips are slow tests. */
export const LARGE: ReadonlySet<string> = new Set(["table_dubinski_mw_m31_81920.tab.gz", "gadget4_lcdm_gas_z0.hdf5"]);
